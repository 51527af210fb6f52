import { common } from './en_us/common.ts'
import { login } from './en_us/login.ts'
import { shell } from './en_us/shell.ts'

/** The texts of the sign-in page and of the frame around every page; loaded first. */
export const enUsDoor = { common, login, shell }
