/** The local words that exclude the same searchers: "=" means the same word, empty means the country has none. */
const rows = `
american              | GB                    | IE                    | AU                 | NZ                | CA
resume                | cv                    | cv                    | =                  | cv                | =
hiring                | vacancies             | vacancies             | =                  | vacancies         | =
internship            | work experience       | work experience       | =                  | =                 | =
craigslist            | gumtree               | donedeal              | gumtree            | trade me          | kijiji
home depot            | screwfix              | woodies               | bunnings           | bunnings          | =
lowes                 | wickes                | screwfix              | mitre 10           | mitre 10          | rona
menards               | toolstation           |                       |                    | placemakers       | canadian tire
permit                | planning permission   | planning permission   | =                  | consent           | =
code requirements     | building regulations  | building regulations  | building code      | building code     | =
license               | licence               | licence               | licence            | licence           | licence
license exam          |                       |                       |                    |                   | =
license requirements  | licence requirements  | licence requirements  | licence requirements | licence requirements | licence requirements
trade school          | college               | college               | tafe               | polytechnic       | =
window unit           |                       |                       |                    |                   | =
for rent              | to rent               | to rent               | =                  | to rent           | =
medicaid              |                       |                       |                    |                   |
free clinic           |                       |                       |                    |                   |
icd 10                |                       |                       |                    |                   |
cpt code              |                       |                       |                    |                   |
billing code          |                       |                       |                    |                   |
residency             |                       |                       |                    |                   | =
assistant program     | nursing course        | nursing course        |                    |                   | =
autozone              | halfords              | halfords              | supercheap auto    | supercheap auto   | canadian tire
oreilly               | euro car parts        | micks garage          | repco              | repco             |
napa                  |                       |                       |                    |                   | =
junkyard              | scrapyard             | scrapyard             | wreckers           | wreckers          | =
dmv                   | dvla                  | ndls                  |                    |                   |
cpa exam              | acca exam             | acca exam             | =                  |                   | =
planet fitness        | puregym               | flyefit               | anytime fitness    | cityfitness       | =
trainer certification | pt course             | pt course             | cert 3             |                   | =
nasm                  |                       |                       |                    |                   | =
clothes               | =                     | =                     | =                  | =                 | =
apartment with gym    |                       |                       |                    |                   | =
cosmetology school    | beauty school         | beauty school         | beauty school      | beauty school     | =
ulta                  | boots                 | boots                 | mecca              | mecca             |
sephora               | superdrug             | mccauley              | =                  | =                 | =
booth rent            | rent a chair          | rent a chair          | rent a chair       | rent a chair      | chair rental
costco                | tesco                 | dunnes                | woolworths         | countdown         | =
grocery               | supermarket           | supermarket           | supermarket        | supermarket       | =
server jobs           | waiter jobs           | waiter jobs           | waiter jobs        | waiter jobs       | =
principal salary      | headteacher salary    |                       | =                  | =                 | =
bus schedule          | bus timetable         | bus timetable         | bus timetable      | bus timetable     | =
quizlet               | past papers           | past papers           | past papers        | past papers       | =
acceptance rate       | ofsted                |                       |                    |                   | =
zillow                | rightmove             | daft                  | realestate.com.au  | trade me property | realtor.ca
trulia                | zoopla                | myhome                |                    |                   |
redfin                | onthemarket           |                       |                    |                   | =
realtor.com           |                       |                       |                    |                   |
section 8             | council housing       | council housing       | public housing     | state housing     |
real estate license   | estate agent course   | estate agent course   | real estate licence | real estate licence | real estate licence
real estate school    | estate agent training | estate agent training | =                  | =                 | =
real estate course    | property course       | property course       | =                  | =                 | =
property tax          | council tax           | =                     | council rates      | council rates     | =
tax records           | land registry         | land registry         |                    |                   |
assessor              |                       |                       |                    |                   |
foreclosure list      | repossession list     | repossession list     |                    |                   | =
commission split      |                       |                       |                    |                   | =
lease agreement       | tenancy agreement     | tenancy agreement     | =                  | tenancy agreement | =
purchase agreement    |                       |                       |                    |                   | =
vacation rental       | holiday let           | holiday let           | holiday rental     | holiday rental    | =
timeshare             | =                     | =                     | =                  | =                 | =
legal aid             | =                     | =                     | =                  | =                 | =
law school            | law degree            | law degree            | law degree         | law degree        | =
lsat                  | sqe                   |                       |                    |                   | =
bar exam              | bar course            |                       |                    |                   | =
legalzoom             |                       |                       | lawpath            |                   | =
avvo                  |                       |                       |                    |                   |
public defender       | duty solicitor        |                       | duty lawyer        | duty lawyer       |
movie                 | film                  | film                  | =                  | =                 | =
tv show               | tv series             | tv series             | =                  | =                 | =
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))

const [head = [], ...body] = rows

/** For each country, its words for ours. */
const byCountry: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  head
    .slice(1)
    .map((countryCode, at) => [
      countryCode,
      new Map(body.map(([american = "", ...cells]) => [american, cells[at] === "=" ? american : (cells[at] ?? "")])),
    ]),
)

/** A negative in the words of the country; empty if it has none. */
export const localNegative = (negative: string, countryCode: string): string =>
  byCountry.get(countryCode)?.get(negative) ?? negative
