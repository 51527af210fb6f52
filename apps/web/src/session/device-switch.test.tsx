import { afterEach, expect, test, vi } from 'vitest'
import { deviceSwitch } from './device-switch.ts'
import { forgetEverything } from './forget-everything.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

test('a switch keeps its position for the next visit, also after signing out', () => {
  deviceSwitch('systole.ecgNight', false).set(true)
  forgetEverything()
  expect(deviceSwitch('systole.ecgNight', false).get()).toBe(true)
  deviceSwitch('systole.ecgNight', false).set(false)
  expect(deviceSwitch('systole.ecgNight', true).get()).toBe(false)
})

test('without storage a switch has its first position and can be moved', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  const offered = deviceSwitch('systole.ecgNight', true)
  expect(offered.get()).toBe(true)
  offered.set(false)
  expect(offered.get()).toBe(false)
})
