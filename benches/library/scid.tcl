# Measures Scid 4.7 on a file of games: the import, then the search for positions and the tree of each.
# DISPLAY=:99 tkscid benches/library/scid.tcl DATABASE FILE.pgn

proc progressCallBack {args} {}
lassign $argv base pgn
proc timed {what script} {
    set started [clock milliseconds]
    catch {uplevel $script} answer
    puts "  $what: [expr {[clock milliseconds] - $started}] ms [string range $answer 0 60]"
    return $answer
}
if {[file exists $base.si4]} {
    sc_base open $base
} else {
    sc_base create $base
    timed "import" {sc_base import [sc_base current] $pgn}
}
foreach moves {{} {e4} {e4 e5} {d4} {e4 c5 Nf3} {e4 e5 Nf3 Nc6 Bb5}} {
    sc_game new
    foreach move $moves { sc_move addSan $move }
    timed "search, $moves" {sc_search board 2 Exact 0 0}
    # The counts of the moves in the games just found.
    timed "tree, $moves" {sc_tree stats [sc_base current] dbfilter}
}
# Positions from all over the file.
set times {}
set games [sc_base numGames [sc_base current]]
for {set number 0} {$number < 100} {incr number} {
    sc_game load [expr {1 + $number * ($games / 100)}]
    sc_move start
    sc_move forward [expr {$number * 7 % 90}]
    set started [clock milliseconds]
    sc_search board 2 Exact 0 0
    lappend times [expr {[clock milliseconds] - $started}]
}
set times [lsort -integer $times]
puts "  any position: median [lindex $times 50] ms, worst [lindex $times end] ms"
exit
