import { common } from './zh_hk/common.ts'
import { login } from './zh_hk/login.ts'
import { shell } from './zh_hk/shell.ts'

/** The texts of the sign-in page and of the frame around every page; loaded first. */
export const zhHkDoor = { common, login, shell }
