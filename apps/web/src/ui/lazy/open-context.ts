import { createContext } from 'react'

/** True while an on-demand part is visible; a closed one stays mounted for its exit transition. */
export const OpenContext = createContext(true)
