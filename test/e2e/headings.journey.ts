import { expect, expectSoundInBothThemes, signInAsDemo, test, unexpected } from "./fixtures.ts"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

const body = '[data-slot="improvedBodyText"]'

for (const [platform, label, plain] of [
  ["website", "Page text", "## Our <work>"],
  ["shopify", "Description", "Our <work>"],
] as const)
  test(`headings on ${platform}: marked in the field, seen in the preview, copied as headings`, async ({
    page,
    faults,
  }) => {
    await signInAsDemo(page)
    await page.goto(`/seo-generator?platform=${platform}`)
    await page.getByRole("button", { name: "Try an example" }).click()
    await expect(page.getByLabel("Business Name")).not.toHaveValue("")
    await page.getByRole("button", { name: /^Generate SEO Content/ }).click()
    await expect(page).toHaveURL(/item=/)
    await page
      .locator(body)
      .getByRole("textbox")
      .fill("We build walls.\n\n## Our <work>\n- Stone walls\n\nHow we work\nEach plan shows heights.")
    await page.getByRole("radio", { name: "Preview" }).click()
    // Drawn in Arial, which a bare machine lacks: the elements need not be visible.
    const preview = page.getByRole("figure", { name: /^Approximate preview/ })
    await expect(preview.getByText("Our <work>", { exact: true }).first()).toBeAttached()
    await expect(preview.getByText("How we work", { exact: true }).first()).toBeAttached()
    await expect(preview.getByText("##")).toHaveCount(0)

    await page
      .locator(body)
      .getByRole("button", { name: `Copy ${label}` })
      .click()
    await expect(page.getByText("Copied!", { exact: true })).toBeVisible()
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text()
      return { html: await read("text/html"), text: await read("text/plain") }
    })
    expect(copied.html).toContain("<h2>Our &lt;work&gt;</h2>")
    expect(copied.html).toContain("<h2>How we work</h2>")
    expect(copied.text).toContain(`\n\n${plain}\n- Stone walls`)
    await expectSoundInBothThemes(page)
    expect(unexpected(faults)).toEqual([])
  })
