import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { TabBar } from './tab-bar.tsx'

function Three() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  const tabs = (['a', 'b', 'c'] as const).map((each) => ({
    value: each,
    id: `tab-${each}`,
    panelId: `panel-${each}`,
    label: each.toUpperCase(),
  }))
  return <TabBar label="Letters" tabs={tabs} value={value} onChange={setValue} />
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('tabs are one stop; arrows move round, Home and End jump, and only Enter opens', async () => {
  const user = userEvent.setup()
  await renderPage(<Three />)
  await user.tab()
  const walk = [
    ['{ArrowRight}', 'B'],
    ['{ArrowLeft}{ArrowLeft}', 'C'],
    ['{ArrowRight}', 'A'],
    ['{End}', 'C'],
    ['{Home}', 'A'],
    ['{ArrowRight}', 'B'],
  ] as const
  for (const [keys, at] of walk) {
    await user.keyboard(keys)
    expect(document.activeElement?.textContent).toBe(at)
    expect(selected()).toBe('A')
  }
  await user.keyboard('{Enter}')
  expect(selected()).toBe('B')
  await user.tab()
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab')
})
