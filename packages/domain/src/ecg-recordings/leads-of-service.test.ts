import { expect, test } from 'vitest'
import { leadsOfService } from './leads-of-service.ts'

const CHEST = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6']

/** Handbook 7: a 12-lead file in a 1L case; a 1L file in a 6L case. */
test.each([
  ['ecg1l', ['II'], { taken: ['II'], left: [] }],
  ['ecg1l', ['I', 'II', ...CHEST], { taken: ['I', 'II'], left: CHEST }],
  ['ecg1l', ['I', 'II', 'III'], { taken: ['I', 'II'], left: ['III'] }],
  ['ecg1l', ['V1', 'V2'], { taken: ['V1'], left: ['V2'] }],
  ['ecg6l', ['I', 'II'], { taken: ['I', 'II'], left: [] }],
  ['ecg6l', ['II', 'aVF'], { taken: ['II', 'aVF'], left: [] }],
  ['ecg6l', ['I', 'II', ...CHEST], { taken: ['I', 'II'], left: CHEST }],
  ['ecg6l', ['II'], { refusal: 'sendAs1L' }],
  ['ecg6l', ['II', 'V1', 'V2'], { refusal: 'sendAs1L' }],
  ['ecg6l', ['A'], { refusal: 'sendAs1L' }],
  ['econsult', ['I', 'II', ...CHEST], { taken: ['I', 'II', ...CHEST], left: [] }],
] as const)('%s of a recording with %j reads %j', (service, leads, fitting) => {
  expect(leadsOfService(service, leads)).toEqual(fitting)
})
