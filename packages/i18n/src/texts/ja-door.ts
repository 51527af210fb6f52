import { common } from './ja/common.ts'
import { login } from './ja/login.ts'
import { shell } from './ja/shell.ts'

/** What the sign-in page and the frame around every page need; loaded first. */
export const jaDoor = { common, login, shell }
