// deskmate.com, which lies beside deskmate.exe: terminals start it where `deskmate` is typed. They do not wait for a program
// with a window, such as deskmate.exe, and they cannot tell beforehand whether it opens one. This program starts it with the
// same arguments, waits until it ends or opens its window, and ends with its exit status.
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST_COMMAND 32768

static wchar_t program[LONGEST_COMMAND], command[LONGEST_COMMAND];

// Ctrl+C and Ctrl+Break go to all programs of the terminal. The one that does the work ends by them, and so this one does.
static BOOL WINAPI is_left_to_program(DWORD event) {
    return event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
}

static int fail(void) {
    fprintf(stderr, "deskmate: deskmate.exe, beside this program, cannot be started: error %lu\n", GetLastError());
    return 1;
}

// The path of deskmate.exe. A path that is too long is not a file.
static void find_program(void) {
    DWORD length = GetModuleFileNameW(NULL, program, LONGEST_COMMAND);
    if (length >= 4) wcscpy(program + length - 4, L".exe");
}

// The arguments as they were typed, with a space before them.
static const wchar_t *arguments(void) {
    const wchar_t *rest = GetCommandLineW();
    BOOL is_quoted = FALSE;
    for (; *rest && (is_quoted || (*rest != L' ' && *rest != L'\t')); rest++)
        if (*rest == L'"') is_quoted = !is_quoted;
    return rest;
}

// A standard stream that is redirected; the program opens those of the terminal itself.
static HANDLE redirected(DWORD stream) {
    HANDLE handle = GetStdHandle(stream);
    DWORD mode;
    if (handle == INVALID_HANDLE_VALUE || GetConsoleMode(handle, &mode)) return NULL;
    SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    return handle;
}

int main(void) {
    SECURITY_ATTRIBUTES inherited = {sizeof inherited, NULL, TRUE};
    STARTUPINFOW start = {.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES};
    PROCESS_INFORMATION started;
    wchar_t number[32];
    DWORD status = 0;

    // The program sets it when it opens its window (src/cli/console.rs).
    HANDLE window_opens = CreateEventW(&inherited, TRUE, FALSE, NULL);
    swprintf(number, 32, L"%llu", (unsigned long long)(ULONG_PTR)window_opens);
    SetEnvironmentVariableW(L"DESKMATE_WINDOW_OPENS", number);
    SetConsoleCtrlHandler(is_left_to_program, TRUE);

    find_program();
    if (swprintf(command, LONGEST_COMMAND, L"\"%ls\"%ls", program, arguments()) < 0) return fail();
    start.hStdInput = redirected(STD_INPUT_HANDLE);
    start.hStdOutput = redirected(STD_OUTPUT_HANDLE);
    start.hStdError = redirected(STD_ERROR_HANDLE);
    if (!CreateProcessW(program, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &started)) return fail();

    HANDLE either[] = {started.hProcess, window_opens};
    if (WaitForMultipleObjects(2, either, FALSE, INFINITE) == WAIT_OBJECT_0) GetExitCodeProcess(started.hProcess, &status);
    return (int)status;
}
