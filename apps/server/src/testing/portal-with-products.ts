import { afterAll, beforeAll } from 'vitest'
import { seedProducts } from '../features/payments/products/seed-products.ts'
import { type TestApp, testApp } from './test-app.ts'

/** Provides the tests of a file with a portal with products, and closes it after them. */
export function portalWithProducts(begin: (portal: TestApp) => unknown): void {
  let portal: TestApp | undefined
  beforeAll(async () => {
    portal = await testApp()
    await seedProducts(portal.context.database)
    await begin(portal)
  })
  afterAll(() => portal?.close())
}
