import { common } from './zh_hk/common.ts'
import { login } from './zh_hk/login.ts'
import { shell } from './zh_hk/shell.ts'

/** What the sign-in page and the frame around every page need; loaded first. */
export const zhHkDoor = { common, login, shell }
