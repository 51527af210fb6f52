import { common } from './ko/common.ts'
import { login } from './ko/login.ts'
import { shell } from './ko/shell.ts'

/** The texts of the sign-in page and of the frame around every page; loaded first. */
export const koDoor = { common, login, shell }
