import { contract } from '@systole/contract/contract'
import { toOpenApi } from '@systole/contract/wire/openapi'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './pages/escape-html.ts'
import { pageHeaders } from './pages/security-headers.ts'

type Operation = {
  summary: string
  description: string
  operationId: string
  requestBody: unknown
  responses: unknown
}

/** Serves the OpenAPI document and a page for it, both generated from the contract. */
export function apiDocs(app: FastifyInstance) {
  const document = toOpenApi(contract)
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', (_request, reply) => {
    const nonce = reply.request.id
    pageHeaders(reply, nonce)
    return reply.type('text/html; charset=utf-8').send(page(document.paths, nonce))
  })
}

function page(paths: Record<string, unknown>, nonce: string): string {
  const entries = Object.entries(paths as Record<string, { post: Operation }>) // exactly what toOpenApi writes
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Systole API</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>Systole API</h1>
<p>Every call is a form-encoded POST. Every application answer is HTTP 200 with <code>{code, message, data}</code>; code 0 means no error.
The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Calls"><ul>${entries.map(([path]) => `<li><a href="#${path}">${path}</a></li>`).join('')}</ul></nav>
${entries.map(([path, { post }]) => section(path, post)).join('\n')}</main></body></html>`
}

function section(
  path: string,
  { summary, description, requestBody, responses }: Operation,
): string {
  return `<section id="${path}"><h2>${path}</h2><p>${escapeHtml(summary)}. ${escapeHtml(description)}</p>
<details><summary>Request</summary><pre>${escapeHtml(JSON.stringify(requestBody, null, 2))}</pre></details>
<details><summary>Reply</summary><pre>${escapeHtml(JSON.stringify(responses, null, 2))}</pre></details></section>`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#12252b;background:#f4f6f5;margin:0}main{max-width:960px;margin:0 auto;padding:32px 16px}
h1{font-family:Georgia,serif;font-weight:500}h2{font:600 17px ui-monospace,monospace;margin:0 0 4px}section{background:#fff;border:1px solid #dce4e3;border-radius:10px;padding:16px 20px;margin:12px 0}
nav ul{columns:2;padding-left:18px;font-family:ui-monospace,monospace;font-size:14px}pre{overflow:auto;background:#ecf0ef;padding:12px;border-radius:6px;font-size:13px}a{color:#0f636c}summary{cursor:pointer}`
