import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns the violations that axe finds on the page. Passes are not described, which halves its time. */
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
