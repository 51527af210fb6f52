import type { Plugin } from 'vite'
import { textPatch } from './text-patch.ts'

/** The MUI components without use in the portal, for which MUI computes colours at every start. */
const ABSENT = [
  'Alert',
  'AppBar',
  'Avatar',
  'Button',
  'FilledInput',
  'LinearProgress',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'Tooltip',
]
const COMPONENT = new RegExp(`@mui/material/(${ABSENT.join('|')})/\\1\\.mjs$`)

/**
 * Removes the colours of unused MUI components, and fails when one comes into use. It stays because MUI has no option for it and
 * the colours are a kilobyte of every page.
 */
export function withoutColours(): Plugin {
  const patch = textPatch({
    name: 'without-colours',
    modules: /@mui\/material\/styles\/createThemeWithVars\.mjs$/,
    change: (code) => ABSENT.reduce(withoutColoursOf, code),
  })
  return {
    ...patch,
    moduleParsed({ id }) {
      const used = COMPONENT.exec(id)?.[1]
      if (used) this.error(`${used} is used now: give it its colours back in without-colours.ts`)
    },
  }
}

function withoutColoursOf(code: string, component: string): string {
  const lean = code.replaceAll(new RegExp(`^\\s*setColor\\(palette\\.${component}, .*$`, 'gm'), '')
  if (lean === code) throw new Error(`MUI computes no colours for ${component} any more`)
  return lean
}
