import { type AccessRow, can } from '@systole/domain/access/access'
import type { Actor } from '../actor.ts'
import { AppError } from '../app-error.ts'

/** Refuses a part of a call that has its own row in the access table, with `accessDenied` (-102), for other roles. */
export function requireAccess({ userType }: Pick<Actor, 'userType'>, row: AccessRow): void {
  if (!can(userType, row)) throw new AppError('accessDenied')
}
