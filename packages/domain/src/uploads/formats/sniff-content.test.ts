import { expect, test } from 'vitest'
import { FILE_FORMATS, type FileFormat } from '../accepted-formats.ts'
import { refuseContent } from './sniff-content.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
    ),
  )
const zeros = (length: number) => Array<number>(length).fill(0)
const fits = (format: FileFormat, head: Uint8Array) =>
  refuseContent(format, { head, sizeBytes: Math.max(head.length, 64) }) === undefined

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const png = (width: readonly number[], height: readonly number[]) =>
  bytes(PNG, [0, 0, 0, 13], 'IHDR', width, height, [8, 0, 0, 0, 0])
const bitmap = (claimed: number) =>
  bytes('BM', [claimed, 0, 0, 0], zeros(4), [54, 0, 0, 0], [40, 0, 0, 0], zeros(46))
/** MPEG 1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes. */
const soundFrame = [0xff, 0xfb, 0x90, 0x00, ...zeros(413)]
const dicom = (preamble: Uint8Array) => bytes([...preamble], 'DICM', [2, 0, 0, 0], 'UL')
const preambleOf = (start: string) => bytes(start, zeros(128 - start.length))
const ebml = (docType: string) =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x93], [0x42, 0x82, 0x80 + docType.length], docType)

test.each<[FileFormat, string, Uint8Array]>([
  ['pdf', 'a header at the start', bytes('%PDF-1.7\n')],
  ['pdf', 'blanks before the header', bytes('\r\n %PDF-1.4')],
  ['pdf', 'a byte-order mark before the header', bytes([0xef, 0xbb, 0xbf], '%PDF-1.4')],
  ['jpg', 'an image', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['jpeg', 'an image', bytes([0xff, 0xd8, 0xff, 0xe1])],
  ['png', '100 megapixels', png([0, 0, 0x27, 0x10], [0, 0, 0x27, 0x10])],
  ['bmp', 'its own size', bitmap(100)],
  ['bmp', 'no size', bitmap(0)],
  ['dcm', 'an empty preamble', dicom(Uint8Array.from(zeros(128)))],
  ['dcm', 'a TIFF preamble', dicom(preambleOf('II*\0'))],
  [
    'dcm',
    'the name of a machine as preamble',
    dicom(preambleOf('Rubo DICOM Viewer 2.0, WWW.RUBO.COM')),
  ],
  ['dcm', 'numbers in a preamble of zeros', dicom(preambleOf('\0\0\0\0\0\x01\0\0\xff'))],
  ['dcm', 'a bare explicit data set', bytes([8, 0, 5, 0], 'CS', [10, 0], 'ISO_IR 100')],
  [
    'dcm',
    'the letters of the prefix in the text of a bare data set',
    bytes([8, 0, 5, 0], 'CS', [126, 0], 'A'.repeat(120), 'DICM', 'A1'),
  ],
  ['dcm', 'a bare big-endian data set', bytes([0, 8, 0, 5], 'CS', [0, 10], 'ISO_IR 100')],
  ['dcm', 'a bare implicit data set', bytes([8, 0, 0, 0], [4, 0, 0, 0], [1, 2, 3, 4])],
  ['json', 'an object', bytes(' \n{"leads":[]}')],
  ['json', 'a list', bytes('[1]')],
  ['json', 'a byte-order mark', bytes([0xef, 0xbb, 0xbf], '{}')],
  ['avi', 'RIFF AVI', bytes('RIFF', zeros(4), 'AVI LIST')],
  ['wav', 'RIFF WAVE', bytes('RIFF', zeros(4), 'WAVEfmt ')],
  ['wav', 'the long form', bytes('RF64', zeros(4), 'WAVEds64')],
  ['mp4', 'an ISO brand', bytes([0, 0, 0, 32], 'ftypisom')],
  ['mp4', 'a QuickTime brand', bytes([0, 0, 0, 32], 'ftypqt  ')],
  ['mov', 'a QuickTime brand', bytes([0, 0, 0, 20], 'ftypqt  ')],
  ['mov', 'no brand', bytes([0, 0, 0, 8], 'wide')],
  ['mkv', 'Matroska', ebml('matroska')],
  ['mp3', 'a tag', bytes('ID3', [3, 0, 0], [0, 0, 2, 1])],
  ['mp3', 'two frames', bytes(soundFrame, soundFrame)],
])('a %s with %s is taken', (format, _, head) => {
  expect(fits(format, head)).toBe(true)
})

test.each<[FileFormat, string, Uint8Array]>([
  ['pdf', 'a page before the header', bytes('<script>%PDF-1.7')],
  ['pdf', 'a header too far in', bytes(' '.repeat(1024), '%PDF-1.7')],
  ['png', 'a cut signature', bytes(PNG.slice(0, 7))],
  ['png', 'no header chunk', bytes(PNG, [0, 0, 0, 13], 'tEXt', zeros(8))],
  ['png', 'no width', png(zeros(4), [0, 0, 0, 1])],
  ['bmp', 'an unknown header', bytes('BM', zeros(52))],
  ['bmp', 'a size far off', bytes('BM', [0, 0, 0, 1], zeros(4), [54, 0, 0, 0], [40, 0, 0, 0])],
  ['dcm', 'a Windows program as preamble', dicom(preambleOf('MZ'))],
  ['dcm', 'a Linux program as preamble', dicom(preambleOf('\x7fELF'))],
  ['dcm', 'an archive as preamble', dicom(preambleOf('PK name'))],
  ['dcm', 'a script as preamble', dicom(preambleOf('#!/bin/sh'))],
  ['dcm', 'a page as preamble', dicom(preambleOf('<html>'))],
  ['dcm', 'a page after zeros', dicom(preambleOf('\0\0\0\0\x01<html>'))],
  ['dcm', 'a program after a single zero', dicom(preambleOf('\0\x7fELF\x02'))],
  ['dcm', 'a data set of another group', bytes([0x10, 0, 0x10, 0], 'PN', [4, 0])],
  ['json', 'a bare number', bytes('1')],
  ['json', 'bytes that are no UTF-8', bytes('{"a":"', [0xff, 0xfe], '"}')],
  ['avi', 'a WAVE', bytes('RIFF', zeros(4), 'WAVEfmt ')],
  ['wav', 'an AVI', bytes('RIFF', zeros(4), 'AVI LIST')],
  ['mp4', 'a still picture', bytes([0, 0, 0, 24], 'ftypheic')],
  ['mp4', 'atoms without a brand', bytes([0, 0, 0, 8], 'moov')],
  ['mkv', 'WebM', ebml('webm')],
  ['mkv', 'the word alone', bytes('matroska')],
  ['mp3', 'one frame', bytes(soundFrame)],
  ['mp3', 'a tag with a broken size', bytes('ID3', [3, 0, 0], [0xff, 0, 0, 0])],
  ['mp3', 'a layer II frame', bytes([0xff, 0xfd, 0x90, 0], zeros(413), soundFrame)],
])('a %s with %s is refused', (format, _, head) => {
  expect(fits(format, head)).toBe(false)
})

test.each(FILE_FORMATS)('a web page named .%s is refused', (format) => {
  expect(fits(format, bytes('<!doctype html><script>alert(1)</script>'))).toBe(false)
})

test.each(FILE_FORMATS)('a program, an archive or nothing named .%s is refused', (format) => {
  expect(fits(format, bytes('MZ', zeros(200)))).toBe(false)
  expect(fits(format, bytes('PK', [3, 4], zeros(200)))).toBe(false)
  expect(fits(format, bytes())).toBe(false)
})

test.each<[FileFormat, Uint8Array]>([
  ['png', png([0, 0, 0x27, 0x11], [0, 0, 0x27, 0x10])],
  ['png', png([0x7f, 0xff, 0xff, 0xff], [0x7f, 0xff, 0xff, 0xff])],
  ['jpg', bytes([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0xc3, 0x50, 0xc3, 0x50, 1, 1, 0x11, 0])],
  ['bmp', bytes('BM', zeros(8), [54, 0, 0, 0], [40, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0], zeros(28))],
])('a %s of more than 100 megapixels says so', (format, head) => {
  const sample = { head, sizeBytes: Math.max(head.length, 64) }
  expect(refuseContent(format, sample)).toBe('tooManyPixels')
})

test('a JSON cut in the middle of a Chinese letter is taken', () => {
  const whole = new TextEncoder().encode('{"name":"麻糬"}')
  const head = whole.subarray(0, 10)
  expect(refuseContent('json', { head, sizeBytes: whole.length })).toBeUndefined()
  expect(refuseContent('json', { head, sizeBytes: head.length })).toBe('contentMismatch')
})
