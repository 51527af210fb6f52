import { common } from './ja/common.ts'
import { login } from './ja/login.ts'
import { shell } from './ja/shell.ts'

/** The texts of the sign-in page and of the frame around every page; loaded first. */
export const jaDoor = { common, login, shell }
