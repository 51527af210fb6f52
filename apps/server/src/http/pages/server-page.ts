import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand } from '@systole/domain/hospitals/variant'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { projectRoot } from '../../project-root.ts'
import { escapeHtml } from './escape-html.ts'
import { assetHeaders, pageHeaders } from './security-headers.ts'

/**
 * A page rendered by the server: the test payment page, the development inbox. `body` is markup with every text already escaped.
 */
export type ServerPage = {
  brand: Brand
  /** The BCP 47 tag. */
  language: string
  title: string
  style: string
  body: string
  /** The address of a script of our own. */
  script?: string
  /** Further origins to which a form may be sent. */
  formTargets?: readonly string[]
}

const FONTS: Record<string, string> = {
  'sans-400.ttf': 'atkinson-hyperlegible-next-400.ttf',
  'sans-600.ttf': 'atkinson-hyperlegible-next-600.ttf',
  'serif-500.ttf': 'source-serif-4-500.ttf',
}

export function sendServerPage(reply: FastifyReply, page: ServerPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  pageHeaders(reply, nonce)
  reply.header('content-security-policy', policy(nonce, page))
  const script = page.script ? `<script src="${escapeHtml(page.script)}" defer></script>` : ''
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${escapeHtml(page.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(page.title)}</title><link rel="icon" href="/icon.svg">
<style nonce="${nonce}">${brandStyle(page.brand)}${BASE_STYLE}${page.style}</style>${script}</head><body>${page.body}</body></html>`)
}

/** Serves the fonts of the design, for pages outside the web app's build. */
export function pageFonts(app: FastifyInstance): void {
  const folder = join(projectRoot(), 'apps/server/assets/fonts')
  for (const [name, file] of Object.entries(FONTS)) {
    app.get(`/page-fonts/${name}`, async (_request, reply) => {
      assetHeaders(reply, { hashed: false })
      return reply.type('font/ttf').send(await readFile(join(folder, file)))
    })
  }
}

function policy(nonce: string, { formTargets = [] }: ServerPage): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

function brandStyle({ colours }: Brand): string {
  const { deep, hover, main, tint } = colours
  return `:root{--deep:${deep};--hover:${hover};--main:${main};--tint:${tint}}`
}

/** The values of design/experience.md part 2. */
const BASE_STYLE = `
@font-face{font-family:"Page Sans";src:url(/page-fonts/sans-400.ttf);font-weight:400;font-display:swap}
@font-face{font-family:"Page Sans";src:url(/page-fonts/sans-600.ttf);font-weight:600;font-display:swap}
@font-face{font-family:"Page Serif";src:url(/page-fonts/serif-500.ttf);font-weight:500;font-display:swap}
:root{--canvas:#f4f6f5;--surface:#fff;--sunken:#ecf0ef;--line:#dce4e3;--control:#73858a;--ink:#12252b;--body:#2b3f45;--muted:#51646a;
--focus:#0b57d0;--warn:#744600;--warn-soft:#fbefd8;--danger:#9b1f1d;--danger-soft:#fce8e6;--ok:#1b5b31;--ok-soft:#e2f2e7;
--sans:"Page Sans","PingFang HK","Microsoft JhengHei UI","Noto Sans HK","Noto Sans CJK HK",system-ui,sans-serif;--serif:"Page Serif",Georgia,serif}
:lang(zh){--serif:var(--sans)}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--body);font:16px/1.5 var(--sans)}
h1,h2{color:var(--ink);font-family:var(--serif);font-weight:500;margin:0}
a{color:var(--main)}
button,select,input{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`
