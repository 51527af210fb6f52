const POLYNOMIAL = 0x1021
const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte << 8
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 0x8000 ? (remainder << 1) ^ POLYNOMIAL : remainder << 1
  }
  return remainder & 0xffff
})

/** Returns the CRC-CCITT of bytes, from 0xFFFF, as SCP-ECG uses it for the record and its sections. */
export function crcCcitt(bytes: Uint8Array): number {
  let crc = 0xffff
  for (const byte of bytes) crc = ((crc << 8) & 0xffff) ^ (TABLE[(crc >> 8) ^ byte] ?? 0)
  return crc
}
