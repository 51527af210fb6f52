import { expect, test } from 'vitest'
import { refuseInvitation, refuseStaffRemoval, type StaffMember } from './staff.ts'

const chan = { accountId: 'chan', isInvited: false }
const lee = { accountId: 'lee', isInvited: false }
const invited = { accountId: 'ho', isInvited: true }

test.each([
  ['a colleague', [chan, lee], 'lee', 'chan', undefined],
  ['who never answered the invitation', [chan, invited], 'ho', 'chan', undefined],
  ['oneself', [chan, lee], 'chan', 'chan', 'ownAccount'],
  ['oneself, alone', [chan], 'chan', 'chan', 'ownAccount'],
  ['the last who can sign in', [chan, invited], 'chan', 'admin', 'lastAccount'],
  ['the last of all', [chan], 'chan', 'admin', 'lastAccount'],
  ['an invitation beside nobody', [invited], 'ho', 'admin', undefined],
  ['who is not of the hospital', [chan, lee], 'stranger', 'chan', 'colleagueNotFound'],
] satisfies [string, StaffMember[], string, string, string | undefined][])(
  'removing %s',
  (_, staff, accountId, actorId, refusal) => {
    expect(refuseStaffRemoval(staff, { accountId, actorId })).toBe(refusal)
  },
)

const INVITATION = { email: 'ho@harbour.test', firstName: '怡君', lastName: '林', title: '' }

test.each([
  [{}, {}],
  [{ title: 'DVM' }, {}],
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'ho@harbour' }, { email: 'notAnEmail' }],
  [{ email: 'a@b.test\nBcc: c@d.test' }, { email: 'notAnEmail' }],
  [{ firstName: ' ' }, { firstName: 'missing' }],
  [{ firstName: 'a'.repeat(60) }, {}],
  [{ firstName: 'a'.repeat(61) }, { firstName: 'tooLong' }],
  [{ lastName: 'Ho\nSubject: x' }, { lastName: 'character' }],
  [
    { lastName: '', title: '\u202e' },
    { lastName: 'missing', title: 'character' },
  ],
])('an invitation with %j is refused with %j', (given, reasons) => {
  expect(refuseInvitation({ ...INVITATION, ...given })).toEqual(reasons)
})
