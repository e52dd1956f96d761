// The one function of this Windows library that Rust's standard library calls: random bytes. Wine before version 9 does
// not have the library; scripts/test-windows puts this one beside the program.
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
    return RtlGenRandom(data, (ULONG)length);
}
