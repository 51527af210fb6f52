import type { Plugin } from 'vite'

type Patch = {
  name: string
  /** The modules it changes. */
  modules: RegExp
  /** The number of modules that must be found; one by default. */
  leastModules?: number
  /** `pre`: before TypeScript is compiled. */
  enforce?: 'pre'
  /** Returns the changed code, or throws an error that names the missing text. */
  change: (code: string) => string
}

/**
 * Creates a plugin that changes the text of modules in the build. The build fails when the modules are not found or their text
 * is not as expected, because otherwise an update or a moved folder would undo the change unnoticed.
 */
export function textPatch({ name, modules, leastModules = 1, enforce, change }: Patch): Plugin {
  const found = new Set<string>()
  return {
    name,
    apply: 'build',
    ...(enforce && { enforce }),
    transform(code, id) {
      if (!modules.test(id)) return null
      found.add(id)
      return { code: change(code), map: null }
    },
    generateBundle() {
      if (found.size >= leastModules) return
      this.error(`${name} finds ${found.size} of ${leastModules} modules at ${modules.source}`)
    },
  }
}

/** Replaces a text that must be there. */
export function replaced(code: string, text: string, replacement: string): string {
  if (!code.includes(text)) throw new Error(`The text "${text}" to be replaced is missing`)
  return code.replace(text, replacement)
}
