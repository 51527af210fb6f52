import { createContext } from 'react'

/** Whether a tool is drawn in the ⋯ menu, where it has its words, and not in the bar. */
export const InToolMenu = createContext(false)
