#!/bin/bash
# An engine of UCI that crashes at a position, answers illegally there, or tells no value; its move is the first that is legal.
while read -r word rest; do
  case $word in
    uci) echo "id name $1"; echo uciok ;;
    isready) echo readyok ;;
    position)
      case $rest in
        *g2g4) move=d8h4 ;;
        *e7e5) move=g2g4 ;;
        *f2f3) move=e7e5 ;;
        *) move=f2f3 ;;
      esac ;;
    go)
      [ $1 = crash ] && [ $move = e7e5 ] && exit 3
      [ $1 = illegal ] && [ $move = e7e5 ] && move=a1a8
      [ $1 = mute ] || echo "info depth 1 score cp 20 pv $move"
      echo "bestmove $move" ;;
    quit) exit 0 ;;
  esac
done
