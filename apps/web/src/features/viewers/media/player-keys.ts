import type { ViewerKeys } from '../keys/use-viewer-keys.ts'
import type { Player } from './use-player.ts'

const JUMP_SECONDS = 1

/** Returns the keys of clips and sounds; play and steps are the same as in the cine bar. */
export function playerKeys(player: Player, speeds: readonly number[]): ViewerKeys {
  const faster = (by: 1 | -1) => () => {
    const next = speeds[speeds.indexOf(player.speed) + by]
    if (next !== undefined) player.setSpeed(next)
  }
  return {
    ' ': player.toggle,
    left: () => player.seekBy(-JUMP_SECONDS),
    right: () => player.seekBy(JUMP_SECONDS),
    home: () => player.seek(0),
    end: () => player.seek(player.duration),
    l: player.toggleLoop,
    '[': player.startRegion,
    ']': player.endRegion,
    '0': () => player.setRegion(undefined),
    '<': faster(-1),
    '>': faster(1),
  }
}
