/** Adds matchers of elements such as `toBeVisible` to every web test. */
import '@testing-library/jest-dom/vitest'
