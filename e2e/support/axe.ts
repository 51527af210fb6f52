import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong on the page as it stands. What it finds right is counted but not described: half of its time. */
export async function axeFaults(page: Page) {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await builder
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }))
}
