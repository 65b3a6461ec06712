import fc from "fast-check"
import { expect, test } from "vitest"
import { judgeRobots, readRobotsTxt } from "./robots-txt.ts"

const isAllowed = (text: string, path: string, agent = "googlebot"): boolean =>
  judgeRobots(readRobotsTxt(text), agent, path).isAllowed

test.each<[string, string, string, boolean]>([
  ["nothing forbids nothing", "", "/a", true],
  ["everything is forbidden", "User-agent: *\nDisallow: /", "/a", false],
  ["an empty rule forbids nothing", "User-agent: *\nDisallow:", "/a", true],
  ["a path is its beginning", "User-agent: *\nDisallow: /a", "/abc", false],
  ["another path is not", "User-agent: *\nDisallow: /b", "/abc", true],
  ["the longest rule decides", "User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true],
  ["of equals the kinder one", "User-agent: *\nDisallow: /a\nAllow: /a", "/a", true],
  ["own rules come before everybody's", "User-agent: *\nDisallow: /\nUser-agent: Googlebot\nDisallow: /x", "/a", true],
  ["several names share rules", "User-agent: a\nUser-agent: googlebot\nDisallow: /", "/a", false],
  [
    "groups of one name are one",
    "User-agent: googlebot\nDisallow: /a\nUser-agent: b\nDisallow: /\nUser-agent: googlebot\nDisallow: /c",
    "/c",
    false,
  ],
  ["another robot's rules say nothing", "User-agent: otherbot\nDisallow: /", "/a", true],
  ["a star is anything", "User-agent: *\nDisallow: /*/b", "/a/b", false],
  ["a dollar is the end", "User-agent: *\nDisallow: /*.pdf$", "/a.pdf", false],
  ["and not before it", "User-agent: *\nDisallow: /*.pdf$", "/a.pdf?b", true],
  ["line ends of all systems", "User-agent: *\rDisallow: /", "/a", false],
  ["comments and spaces", " user-AGENT : * # all\n\tDISALLOW :/a # this", "/a", false],
])("%s", (_what, text, path, wanted) => expect(isAllowed(text, path)).toBe(wanted))

test("the deciding line is named", () => {
  expect(judgeRobots(readRobotsTxt("\n\nUser-agent: *\nDisallow: /a"), "*", "/a")).toEqual({
    isAllowed: false,
    line: 4,
    rule: "Disallow: /a",
  })
})

test.each<[string, readonly number[]]>([
  ["User-agent: *\nDisallow: /a\nSitemap: https://shop.example/s.xml\nCrawl-delay: 1", []],
  ["<!doctype html>", [1]],
  ["Disallow: /", [1]],
  ["User-agent:\nDissallow: /\nSitemap: /s.xml\nDisallow: a\nAllow: /a$b", [1, 2, 3, 4, 5]],
])("faults of %j", (text, wanted) => expect(readRobotsTxt(text).faults.map(({ line }) => line)).toEqual(wanted))

test("no pattern takes long, whatever it is", () => {
  const pattern = fc.array(fc.constantFrom("*", "a", "aa", "/", "$"), { maxLength: 400 }).map((parts) => parts.join(""))
  fc.assert(
    fc.property(pattern, (rule) => {
      expect(typeof isAllowed(`User-agent: *\nDisallow: /${rule}`, `/${"a".repeat(2000)}`)).toBe("boolean")
    }),
    { numRuns: 100 },
  )
})
