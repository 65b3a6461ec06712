import { expect, test } from "./fixtures.ts"

test("the pages include the notices of the software in them", async ({ request }) => {
  const reply = await request.get("/third-party-notices.txt")
  expect(reply.headers()["content-type"]).toContain("text/plain")
  const notices = await reply.text()
  for (const part of [
    "@fontsource-variable/figtree",
    "SIL OPEN FONT LICENSE",
    "react-dom",
    "tailwindcss",
    "zod",
    "GeoNames",
  ])
    expect(notices).toContain(part)
})
