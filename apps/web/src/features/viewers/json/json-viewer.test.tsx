import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bytes, open } from '../testing/open-file.tsx'

test('INSP-9 other JSON is a tree', async () => {
  bytes.set('/files/blood.json?t=1', '{"wbc":8.2}')
  await open('blood.json')
  expect(await screen.findByText('wbc')).toBeVisible()
})

test('a tree is searched and walked by keyboard; numbers stay as they are written', async () => {
  bytes.set('/files/blood.json?t=1', '{"id":12345678901234567890,"cells":{"wbc":8.20,"rbc":[1,2]}}')
  await open('blood.json')
  const tree = await screen.findByRole('tree', { name: 'Contents of blood.json' })
  expect(screen.getByText('12345678901234567890')).toBeVisible()
  fireEvent.keyDown(tree, { key: 'ArrowDown' })
  fireEvent.keyDown(tree, { key: 'ArrowDown' })
  fireEvent.keyDown(tree, { key: 'ArrowLeft' })
  expect(screen.getByRole('treeitem', { name: /cells/, expanded: false })).toBeVisible()
  expect(screen.queryByText('wbc')).toBeNull()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in the file' }), {
    target: { value: '8.2' },
  })
  expect(screen.getByText('1 of 1')).toBeVisible()
  expect(screen.getByRole('treeitem', { name: /wbc/, selected: true }).textContent).toBe('wbc8.20')
  expect(screen.getByText(/^cells\.wbc/)).toBeVisible()
})

test('text that is no JSON cannot be shown', async () => {
  bytes.set('/files/broken.json?t=1', 'not json')
  await open('broken.json')
  expect(await screen.findByText('Can’t be displayed.')).toBeVisible()
})
