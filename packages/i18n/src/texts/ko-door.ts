import { common } from './ko/common.ts'
import { login } from './ko/login.ts'
import { shell } from './ko/shell.ts'

/** What the sign-in page and the frame around every page need; loaded first. */
export const koDoor = { common, login, shell }
