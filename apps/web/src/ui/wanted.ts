import { createContext } from 'react'

/** Whether a part that is fetched on demand is to be seen now; one that was shut stays for its way out. */
export const Wanted = createContext(true)
