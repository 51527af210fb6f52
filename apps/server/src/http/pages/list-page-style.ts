/** The style of development pages: lists of mails and test payments, and their details. */
export const LIST_PAGE_STYLE = `
.sheet{max-width:860px;margin:0 auto;padding:32px 20px 64px}
.brand{margin:0 0 20px;font-weight:600;color:var(--main)}
.brand span{font-weight:400;color:var(--muted)}
h1{font-size:30px;line-height:1.2;margin-bottom:8px;overflow-wrap:anywhere}
.lead{color:var(--muted);margin:0 0 20px}
.list{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:10px;overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.list a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:14px 18px;text-decoration:none;color:inherit}
.list a:hover{background:var(--tint)}
.list a:focus-visible{outline-offset:-3px}
.subject{font-weight:600;color:var(--ink);overflow-wrap:anywhere}
.to{grid-row:2;color:var(--muted);font-size:14px}
time{color:var(--muted);font-size:14px;font-variant-numeric:tabular-nums;white-space:nowrap}
.empty{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:40px 20px;text-align:center;color:var(--muted)}
.back{margin:0 0 16px}
dl{margin:0 0 16px;font-size:15px}
dl div{display:grid;grid-template-columns:110px minmax(0,1fr);padding:3px 0}
dt{color:var(--muted)}
dd{margin:0;color:var(--ink);overflow-wrap:anywhere}
.id{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px}
.files{list-style:none;margin:0 0 16px;padding:10px 14px;background:var(--tint);border-radius:6px}
.files span{color:var(--muted);font-size:14px}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
details{margin:16px 0}
summary{cursor:pointer;color:var(--main);font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--sunken);border-radius:6px;padding:14px;font-size:14px}`
