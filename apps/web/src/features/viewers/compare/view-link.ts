import { createStore, type Store } from '../../../store.ts'

/** How a picture is looked at, whatever its size: as shares of its viewer and of its own greys. */
export type RelativeView = {
  /** 1 shows the picture whole. */
  zoom: number
  /** How far it is moved, as a share of the viewer's width and height. */
  x: number
  y: number
  /** The grey window as shares of the full range; undefined where there is none. */
  window?: { from: number; to: number }
}

/** What ties two viewers: the one in hand tells, the other follows. */
export type ViewLink = {
  place: boolean
  window: boolean
  told: Store<RelativeView | undefined>
}

export function createTold(): ViewLink['told'] {
  return createStore<RelativeView | undefined>(undefined)
}
