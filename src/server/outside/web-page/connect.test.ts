import { expect, test } from "vitest"
import { guardLookup } from "./connect.ts"

interface Answer {
  readonly error: Error | null
  readonly addresses: unknown
}

/** One lookup, as for a connection, with a name server that changes its answer each time. */
function ask(answers: readonly (readonly string[])[], isAllowed = false): Promise<Answer & { asked: number }> {
  let asked = 0
  const look = guardLookup((_name, done) => {
    const list = answers[asked] ?? []
    asked += 1
    done(
      null,
      list.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )
  }, isAllowed)
  return new Promise((resolve) => {
    look("shop.example", { all: true }, (error, addresses) => resolve({ error, addresses, asked }))
  })
}

test("the checked address is the one that is dialed: the name is resolved once, whatever it would say next", async () => {
  const { error, addresses, asked } = await ask([["93.184.216.34"], ["127.0.0.1"]])
  expect(error).toBeNull()
  expect(addresses).toEqual([{ address: "93.184.216.34", family: 4 }])
  expect(asked).toBe(1)
})

test.each([
  [["127.0.0.1"]],
  [["::1"]],
  [["93.184.216.34", "10.0.0.1"]],
  [["10.0.0.1", "93.184.216.34"]],
  [["2606:2800:220:1::1", "::ffff:10.0.0.1"]],
  [[]],
])("a name that says %j is not dialed", async (addresses) => {
  expect((await ask([addresses])).error).toMatchObject({ kind: "address" })
})

test("an unknown name is an error, even though no list comes with it", async () => {
  const unknown = Object.assign(new Error("no such name"), { code: "ENOTFOUND" })
  const look = guardLookup((_name, done) => done(unknown), false)
  const error = await new Promise((resolve) => look("nobody.example", { all: true }, resolve))
  expect(error).toBe(unknown)
})

test("a host that is allowed by name may be private", async () => {
  expect((await ask([["127.0.0.1"]], true)).error).toBeNull()
})
