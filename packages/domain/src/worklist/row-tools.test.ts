import { expect, test } from 'vitest'
import type { UserType } from '../accounts/user-type.ts'
import { mayReject, type RowFacts, type RowTool, rowTools } from './row-tools.ts'

const FREE: RowFacts = { status: 'submit', hasReport: false, credits: 'none' }
const OWED: RowFacts = { ...FREE, credits: 'deduct' }
const DONE: RowFacts = { status: 'close', hasReport: true, credits: 'refund' }

const ROWS: [UserType, RowFacts, RowTool[]][] = [
  ['internal_admin', FREE, ['log', 'person', 'message', 'note', 'reviewer', 'reject']],
  ['internal_admin', { ...FREE, status: 'upload' }, ['log', 'person', 'message', 'note', 'reject']],
  ['internal_admin', OWED, ['log', 'person', 'message', 'note', 'deduct', 'reviewer', 'reject']],
  ['internal_admin', DONE, ['report', 'log', 'person', 'message', 'note', 'refund', 'resend']],
  ['cardiologist', FREE, ['log', 'person']],
  ['cardiologist', DONE, ['report', 'log', 'person']],
  ['patcher', FREE, ['person', 'message', 'note']],
  ['patcher', OWED, ['person', 'message', 'note', 'deduct']],
  ['patcher', DONE, ['report', 'person', 'message', 'note', 'refund']],
  // a message is about a submitted case; the office writes about every case
  ['patcher', { ...FREE, status: 'upload' }, ['person', 'note']],
  ['sales', DONE, ['person', 'refund']],
]

test.each(ROWS)('STAFF-2 ROLE-3 %s of a case %j may use %j', (userType, facts, tools) => {
  expect(rowTools(facts, userType)).toEqual(tools)
})

test('STAFF-2 E7 an admin asks an async second reviewer about the released report of an ECG', () => {
  const done: RowFacts = { service: 'ecg1l', status: 'done', hasReport: true, credits: 'none' }
  expect(rowTools(done, 'internal_admin')).toContain('asyncReviewer')
  expect(rowTools(done, 'reviewer')).not.toContain('asyncReviewer')
  const open: RowFacts = { ...done, status: '1st_reviewing', hasReport: false }
  expect(rowTools(open, 'internal_admin')).not.toContain('asyncReviewer')
})

test('STAFF-2 a case whose report is corrected has its report, and is with a cardiologist', () => {
  const corrected: RowFacts = { status: 'data_processing', hasReport: true, credits: 'none' }
  expect(rowTools(corrected, 'internal_admin')).toContain('reviewer')
  expect(rowTools(corrected, 'internal_admin')).toContain('report')
})

test.each([
  ['internal_admin', 'open', true],
  ['internal_admin', 'upload', true],
  ['internal_admin', 'submit', true],
  ['internal_admin', 'data_processing', true],
  ['internal_admin', 'close', false],
  ['internal_admin', 'reject', false],
  ['cardiologist', 'data_processing', false],
  ['patcher', 'submit', false],
  ['vet', 'upload', false],
] as const)('STAFF-2 whether %s may reject a case that is %s: %s', (userType, status, may) => {
  expect(mayReject(status, userType)).toBe(may)
})
