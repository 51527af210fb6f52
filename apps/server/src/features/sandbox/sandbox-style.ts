/** The style of the payment page: like the portal, with a striped band that marks it as a test. */
export const SANDBOX_STYLE = `
.band{background:repeating-linear-gradient(-45deg,#fbefd8 0 18px,#f6e2bb 18px 36px);border-bottom:2px solid #9a5b00;color:#744600;text-align:center;padding:12px 20px}
.band strong{display:block;font-size:17px;letter-spacing:.02em}
.band span{font-size:14px}
.sheet{max-width:940px;margin:0 auto;padding:28px 20px 56px}
.top{display:flex;align-items:center;justify-content:space-between;gap:16px;flex-wrap:wrap;margin-bottom:20px}
.brand{display:flex;align-items:center;gap:10px;font-weight:600;color:var(--ink)}
.brand svg rect{fill:var(--main)}
.languages{display:flex;gap:2px}
.languages a{padding:6px 10px;border-radius:6px;text-decoration:none;color:var(--muted);font-size:14px}
.languages a:hover{background:var(--sunken)}
.languages a[aria-current]{color:var(--ink);font-weight:600;background:var(--sunken)}
.columns{display:grid;gap:20px;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}
@media (max-width:760px){.columns{grid-template-columns:minmax(0,1fr)}}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;box-shadow:0 1px 2px rgba(18,37,43,.05);padding:28px}
.to{margin:0;color:var(--muted);font-size:15px}
.amount{font-family:var(--serif);font-weight:500;color:var(--ink);font-size:40px;line-height:1.15;margin:2px 0 4px;font-variant-numeric:tabular-nums}
.service{margin:0 0 20px;font-weight:600;color:var(--ink)}
dl{margin:0 0 24px;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:20px;padding:9px 0;border-bottom:1px solid var(--line);font-size:15px}
dt{color:var(--muted);flex:none}
dd{margin:0;text-align:right;color:var(--ink);overflow-wrap:anywhere}
.reference{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px}
.pay{width:100%;min-height:48px;border:0;border-radius:6px;background:var(--main);color:#fff;font-weight:600;font-size:17px;cursor:pointer}
.pay:hover{background:var(--hover)}
.cancel{display:block;text-align:center;margin-top:8px;padding:11px;border-radius:6px;color:var(--main);font-weight:600;text-decoration:none}
.cancel:hover{background:var(--tint)}
.ends{margin:12px 0 0;text-align:center;color:var(--muted);font-size:14px;font-variant-numeric:tabular-nums}
.note{margin:0 0 18px;padding:11px 14px;border-radius:6px;font-size:15px}
.note.bad{background:var(--danger-soft);color:var(--danger)}
.note.good{background:var(--ok-soft);color:var(--ok)}
.outcomes h2{font-size:19px;margin-bottom:6px}
.outcome{padding:14px 0;border-top:1px solid var(--line)}
.outcome:first-of-type{border-top:0}
.row{display:flex;gap:8px;align-items:center;flex-wrap:wrap}
.outcome p{margin:6px 0 0;font-size:14px;color:var(--muted)}
.other{min-height:40px;padding:7px 14px;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--ink);font-weight:600;font-size:15px;cursor:pointer}
.other:hover{background:var(--tint);border-color:var(--main)}
select{min-height:40px;border:1px solid var(--control);border-radius:6px;background:var(--surface);padding:6px 10px;font-size:15px}
@media (max-width:899px){.other,select{min-height:44px}.languages a{min-height:44px;display:flex;align-items:center}}
[aria-busy=true] button{opacity:.55;pointer-events:none}
.end{max-width:520px;width:100%;margin:24px auto 0;text-align:center}
.columns .end{margin-top:0}
.outcomes dl{margin:10px 0}
.end h1{font-size:28px;margin-bottom:10px}
.end p{margin:0 0 20px}
.end .amount{font-size:32px}
.seal{width:56px;height:56px;border-radius:50%;display:grid;place-items:center;margin:0 auto 16px;background:var(--ok-soft);color:var(--ok)}
.seal.wait{background:var(--warn-soft);color:var(--warn)}
.seal.bad{background:var(--danger-soft);color:var(--danger)}`

/** The script that shows a countdown and prevents double submission; the page also works without it. */
export const SANDBOX_SCRIPT = `'use strict'
const ends = document.querySelector('[data-ends]')
if (ends) {
  const end = Number(ends.dataset.ends) - Number(ends.dataset.now) + Date.now()
  const show = () => {
    const left = Math.max(0, Math.round((end - Date.now()) / 1000))
    const time = Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0')
    ends.textContent = ends.dataset.text.replace('{{time}}', time)
    if (left === 0) location.reload()
    else setTimeout(show, 1000)
  }
  show()
}
addEventListener('submit', () => document.body.setAttribute('aria-busy', 'true'))
addEventListener('pageshow', (event) => { if (event.persisted) location.reload() })
`
