import type { DataSet } from 'dicom-parser'
import { textOf } from '../data-set.ts'

const DATE_TIME = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(?:(\d\d)(\.\d{1,6})?)?)?([+-]\d{4})?$/

/** Returns when a recording began, in ISO 8601 with the zone if the file names it: acquisition, else content. */
export function dicomTimeOf(dataSet: DataSet): string | undefined {
  const zone = textOf(dataSet, 'x00080201') ?? ''
  const whole = textOf(dataSet, 'x0008002a')
  const pairs = [
    ['x00080022', 'x00080032'],
    ['x00080023', 'x00080033'],
  ].map(([date = '', time = '']) => {
    const day = textOf(dataSet, date)
    return day && `${day}${textOf(dataSet, time) ?? ''}`
  })
  const text = whole ?? pairs.find((pair) => pair !== null)
  const [, year, month, day, hour, minute, second = '00', part = '', own] =
    DATE_TIME.exec(text ?? '') ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month}-${day}`
  return hour === undefined
    ? date
    : `${date}T${hour}:${minute}:${second}${part}${isoZone(own ?? zone)}`
}

function isoZone(zone: string): string {
  return /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : ''
}
