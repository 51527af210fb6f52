import { createContext } from 'react'

/** A context that is true inside the ⋯ menu, where a tool shows its label. */
export const InToolMenu = createContext(false)
