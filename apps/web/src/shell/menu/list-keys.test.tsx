import { beforeEach, expect, test, vi } from 'vitest'
import { listKeys } from './list-keys.ts'

Element.prototype.scrollIntoView = () => {} // jsdom has no layout to scroll

beforeEach(() => {
  document.body.innerHTML = `<main><input type="search" aria-label="filter">
    <table data-row-link="true"><tbody>
      ${['a', 'b', 'c'].map((name) => `<tr><td data-card="title"><a href="/${name}">${name}</a></td><td><button>${name}</button></td></tr>`).join('')}
    </tbody></table></main>`
})
const focused = () => document.activeElement?.textContent

test('a slash leads to the filter of the list', () => {
  listKeys['/']()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('filter')
})

test('J and K go down and up the rows and stop at the ends', () => {
  listKeys.j()
  expect(focused()).toBe('a')
  listKeys.j()
  listKeys.j()
  listKeys.j()
  expect(focused()).toBe('c')
  listKeys.k()
  expect(focused()).toBe('b')
})

test('K without a row begins at the last one', () => {
  listKeys.k()
  expect(focused()).toBe('c')
})

test('O opens the row that holds the focus in a new tab, and no other', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  listKeys.o()
  expect(open).not.toHaveBeenCalled()
  document.querySelectorAll('button')[1]?.focus()
  listKeys.o()
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/b$/), '_blank', 'noopener')
})

test('on a page without a list the keys do nothing', () => {
  document.body.innerHTML = '<main></main>'
  for (const act of Object.values(listKeys)) act()
  expect(document.activeElement).toBe(document.body)
})
