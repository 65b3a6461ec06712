import { readRows } from "./row.ts"

/** Books, music, films and games to play on a screen. */
export const booksAndMedia = readRows(`
atlas: book of maps, map book | map collector, geography, travel lover gift, reference book, cartography
audiobook: audio book, spoken book, talking book | book listening, commute listening, bookworm, bedtime listening, story
  listening
blu-ray: bluray, blu ray disc, bluray film | movie night, film collection, film lover gift, home cinema, disc collector
book: printed book, reading book | book lover gift, bookworm, reading list, home library, bookshelf, book club
cassette tape: cassette, music tape, audio cassette | tape collector, music collection, hifi listening, tape deck, album
  on tape
cd: compact disc, music cd, album cd | music collection, album listening, car music, music lover gift, cd collector
childrens book: kids book, storybook | bedtime story, reading together, nursery shelf, story time, early readers
comic book: comic, graphic novel, comic issue | comic collector, superhero fan, reading pile, comic shelf, comic shop
cookbook: recipe book, cookery book | home cooking, kitchen shelf, foodie gift, recipe ideas, meal planning
dvd: dvd film, movie disc | movie night, film collection, film lover gift, home cinema, dvd shelf
ebook: e book, digital book | reading on tablet, digital reading, bookworm, download to read, reading list
flash card: flashcard, study card, learning card | exam revision, memory learning, study aid, classroom resource,
  homeschool
font: typeface, typography font | graphic design, logo design, lettering, invitation design, branding
game cartridge: game cart, console cartridge | console collection, game collection, cartridge collector, console gaming,
  gamer gift
lesson plan: teaching plan, teacher resource | classroom resource, homeschool, teaching ideas, school curriculum,
  teacher planning
logo: logo design, brand logo | startup branding, brand identity, graphic design, shop branding, business start up
magazine: periodical, journal issue | magazine collector, coffee table reading, back issue, reading pile, newsstand
map: printed map, chart map | map collector, travel lover gift, explorer gift, geography, cartography
novel: fiction book, story book | book lover gift, bookworm, bedtime reading, book club, home library
online course: web course, training course | learn a skill, study at home, online learning, self development, lessons
oracle deck: oracle card deck, oracle cards | card reading, divination, spirit guides, daily card pull, altar tools
picture book: illustrated book, storybook | bedtime story, reading together, nursery shelf, story time, illustration
  lover
podcast: audio show, podcast series | headphone time, podcast episode, commute listening, talk show, audio stories
preset: photo preset, editing preset | photo editing, photographer tools, feed style, photo filter, content creator
sheet music: music score, musical score, printed music | music practice, recital pieces, musician gift, music stand,
  sight reading
tarot deck: tarot card deck, tarot cards | tarot reading, divination, card reading, spirit guides, fortune telling
textbook: text book, course book, study book | student reading, college books, exam study, course reading, study guide
video game: computer game, gaming title | gamer room, gamer gift, game collection, gaming at home, game night
vinyl record: lp, record album, vinyl lp | record collector, turntable listening, music lover gift, crate digging, album
  listening
website template: web template, website theme | web design, business site, online presence, site builder, blog design
workbook: exercise book, study workbook | practice pages, self study, homeschool, learning resource, classroom resource
worksheet: work sheet, activity sheet | classroom resource, homeschool, practice pages, learning at home, teacher
  resource
`)
