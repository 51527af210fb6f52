import { common } from './en_us/common.ts'
import { login } from './en_us/login.ts'
import { shell } from './en_us/shell.ts'

/** What the sign-in page and the frame around every page need; loaded first. */
export const enUsDoor = { common, login, shell }
