import { expect, test } from "vitest"
import { readAddress } from "./read-address.ts"

const nobody = new Set<string>()

test.each([
  ["http://127.0.0.1/", "a private literal"],
  ["http://2130706433/", "in decimal"],
  ["http://0x7f000001/", "in hexadecimal"],
  ["http://0177.0.0.1/", "in octal"],
  ["http://127.1/", "shortened"],
  ["http://0/", "as zero"],
  ["http://①②⑦.⓪.⓪.①/", "in circled digits"],
  ["http://１２７.0.0.1/", "in wide digits"],
  ["http://%31%32%37.0.0.1/", "percent-encoded"],
  ["http://127.0.0.1./", "with a dot behind"],
  ["http://[::1]/", "IPv6"],
  ["http://[::ffff:127.0.0.1]/", "IPv6 mapped"],
  ["http://[::127.0.0.1]/", "IPv6 compatible"],
  ["http://[64:ff9b::127.0.0.1]/", "NAT64"],
  ["http://[2002:7f00:1::]/", "6to4"],
  ["http://169.254.169.254/latest/meta-data/", "a metadata service"],
  ["http://localhost/", "a name of this machine"],
  ["http://localhost./", "the same with a dot behind"],
  ["http://a.localhost/", "a name below it"],
  ["http://ⓛocalhost/", "the same in circled letters"],
  ["http://router/", "a name without a dot"],
  ["http://printer.local/", "a local name"],
  ["http://metadata.google.internal/", "an internal name"],
  ["http://user@shop.example/", "a username"],
  ["http://user:secret@shop.example/", "a password"],
  ["http://shop.example:22/", "a port that serves no pages"],
  ["http://shop.example:6379/", "another one"],
  ["ftp://shop.example/", "another scheme"],
  ["file:///etc/passwd", "a file"],
  ["javascript:alert(1)", "a script"],
  ["data:text/html,hello", "a page in itself"],
  ["http://", "no host"],
  [`http://shop.example/${"a".repeat(2048)}`, "too long"],
])("%s is refused: %s", (address) => {
  expect(() => readAddress(address, nobody)).toThrow(expect.objectContaining({ kind: "address" }))
})

test.each([
  ["https://shop.example/a?b=http://127.0.0.1/", "https://shop.example/a?b=http://127.0.0.1/"],
  ["  HTTP://SHOP.EXAMPLE  ", "http://shop.example/"],
  ["http://127.0.0.1.shop.example/", "http://127.0.0.1.shop.example/"],
  ["http://bücher.example/", "http://xn--bcher-kva.example/"],
  ["http://shop.example:8443/", "http://shop.example:8443/"],
  ["http://93.184.216.34/", "http://93.184.216.34/"],
])("%s may be requested", (address, href) => expect(readAddress(address, nobody).href).toBe(href))

test("a private host may be read at its listed port only", () => {
  const allowed = new Set(["127.0.0.1:4000"])
  expect(readAddress("http://127.0.0.1:4000/a", allowed).pathname).toBe("/a")
  expect(() => readAddress("http://127.0.0.1:4001/a", allowed)).toThrow()
  expect(() => readAddress("http://127.0.0.1/a", allowed)).toThrow()
})

test("an address in a page is resolved against that page, and follows the same rules", () => {
  const here = new URL("https://shop.example/a/b")
  expect(readAddress("../c", nobody, here).href).toBe("https://shop.example/c")
  expect(() => readAddress("//127.0.0.1/c", nobody, here)).toThrow()
})
