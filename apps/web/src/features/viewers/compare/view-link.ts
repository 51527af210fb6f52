import { createStore, type Store } from '../../../store.ts'

/** The view of a picture independent of its size: relative to its viewer and to its own grey range. */
export type RelativeView = {
  /** 1 shows the whole picture. */
  zoom: number
  /** The displacement as a share of the viewer's width and height. */
  x: number
  y: number
  /** The grey window as fractions of the full range; undefined if there is none. */
  window?: { from: number; to: number }
}

/** The link of two viewers: the active one publishes its view, the other follows. */
export type ViewLink = {
  place: boolean
  window: boolean
  reported: Store<RelativeView | undefined>
}

export function createLastViewStore(): ViewLink['reported'] {
  return createStore<RelativeView | undefined>(undefined)
}
