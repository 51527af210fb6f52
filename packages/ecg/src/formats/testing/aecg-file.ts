export type AecgTestLead = {
  code?: string
  origin?: string
  scale?: string
  digits: string
}

export type AecgTestFile = {
  seriesCode?: string
  increment?: string
  timeCode?: string
  head?: string
  leads: readonly AecgTestLead[]
  /** Elements of the root before the series. */
  before?: string
  /** Elements of the series before its component. */
  inSeries?: string
  /** Elements of the root after the series. */
  after?: string
  prologue?: string
  root?: string
}

/** Builds an annotated ECG as text. */
export function aecgText(file: AecgTestFile): string {
  const { root = '<AnnotatedECG xmlns="urn:hl7-org:v3">', timeCode = 'TIME_ABSOLUTE' } = file
  const axis = `<code code="${timeCode}"/><value xsi:type="GLIST_TS">${file.head ?? '<head value="20240101100000.000"/>'}${file.increment ?? '<increment value="0.01" unit="s"/>'}</value>`
  const sequences = [axis, ...file.leads.map(leadText)]
    .map((sequence) => `<component><sequence>${sequence}</sequence></component>`)
    .join('\n')
  return `${file.prologue ?? '<?xml version="1.0" encoding="UTF-8"?>'}
${root}${file.before ?? ''}<component><series><code code="${file.seriesCode ?? 'RHYTHM'}"/>${file.inSeries ?? ''}
<component><sequenceSet>${sequences}</sequenceSet></component></series></component>${file.after ?? ''}</AnnotatedECG>`
}

function leadText({ code = 'MDC_ECG_LEAD_II', origin, scale, digits }: AecgTestLead): string {
  const scaled = `${origin ?? '<origin value="0" unit="uV"/>'}${scale ?? '<scale value="5" unit="uV"/>'}`
  return `<code code="${code}"/><value xsi:type="SLIST_PQ">${scaled}<digits>${digits}</digits></value>`
}

export function aecgFile(file: AecgTestFile): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(aecgText(file)))
}
