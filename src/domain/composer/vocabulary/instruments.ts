import { readRows } from "./row.ts"

/** Musical instruments and what musicians need. */
export const instruments = readRows(`
accordion: squeezebox, piano accordion | folk music, busking, musician gift, dance tunes, music practice
acoustic guitar: unplugged guitar, acoustic | guitarist gift, campfire songs, string instrument, strumming, singer
  songwriter
audio interface: recording interface, sound interface | home studio, music production, recording gear, podcasting,
  studio gear
audio mixer: mixing desk, mixing console | live sound, home studio, stage gear, recording gear, audio gear
banjo: string banjo, bluegrass banjo | bluegrass music, string instrument, folk music, learn to play, musician gift
bass guitar: bass, electric bass guitar | bassist gift, rhythm section, band practice, low end, string instrument
cajon: box drum, percussion box | percussion, acoustic sessions, drummer gift, busking, rhythm
capo: guitar capo, capodastro | guitar accessories, guitarist gift, key changes, singer songwriter, musician gear
cello: violoncello, string cello | cellist gift, string instrument, orchestra, music practice, chamber music
clarinet: clarinet instrument, woodwind clarinet | clarinettist gift, orchestra, school band, music practice, jazz music
cymbal: drum cymbal, percussion cymbal | drum kit parts, percussion, drummer gift, band practice, rhythm section
digital piano: electric piano, electronic piano | keyboard instrument, piano practice, pianist gift, music room, learn
  to play
drum kit: drum set, drumset | percussion, drummer gift, band practice, music room, rhythm section
drum: percussion drum, beat drum | percussion, drummer gift, rhythm, band practice, music room
drumstick: drum stick, pair of drumsticks | drummer gift, percussion, band practice, drum practice, rhythm
electric guitar: electric, e guitar | guitarist gift, rock music, band practice, guitar amp, string instrument
flute: concert flute, transverse flute | flautist gift, woodwind, orchestra, music practice, school band
guitar amp: guitar amplifier, guitar combo | guitar tone, band practice, stage gear, guitar sound, musician gear
guitar case: guitar gig bag, guitar bag | guitar accessories, gigging, guitar storage, musician gear, touring gear
guitar pedal: effects pedal, stompbox, effect pedal | guitar tone, pedalboard, guitarist gift, stage gear, band practice
guitar pick: plectrum, guitar plectrum | guitarist gift, guitar accessories, strumming, musician gear, stocking filler
guitar stand: guitar holder, guitar rack | guitar accessories, music room, guitar display, guitarist gift, home studio
guitar strap: guitar belt, bass strap | guitarist gift, guitar accessories, stage gear, musician gear, band practice
guitar string: string for guitar, guitar string set | guitar accessories, restringing, guitarist gift, musician gear,
  guitar care
guitar: string guitar, fretted guitar | guitarist gift, music practice, string instrument, learn to play, musician gear
harmonica: mouth organ, blues harp | blues music, folk music, pocket instrument, learn to play, campfire songs
harp: harp instrument, string harp | harpist gift, string instrument, folk music, music room, chamber music
kalimba: thumb piano, mbira | relaxing music, learn to play, pocket instrument, musician gift, folk music
mandolin: folk mandolin, mando | bluegrass music, string instrument, folk music, learn to play, musician gift
metronome: tempo keeper, beat keeper | music practice, keeping time, musician gift, tempo training, music room
microphone stand: mic stand, mic boom | stage gear, home studio, vocals, podcasting, recording gear
midi controller: midi keyboard, midi pad | home studio, music production, beat making, electronic music, studio gear
music keyboard: electronic keyboard, keyboard piano | keyboard instrument, music practice, learn to play, pianist gift,
  music room
music stand: sheet music stand, notation stand | music practice, musician gear, orchestra, music room, performer gear
piano: piano instrument, acoustic piano | pianist gift, keyboard instrument, music room, piano practice, learn to play
recorder flute: block flute, wind recorder | woodwind, school music, music practice, learn to play, music class
saxophone: sax, saxaphone | saxophonist gift, jazz music, school band, woodwind, music practice
singing bowl: meditation bowl, sound bowl | sound meditation, mindful practice, yoga studio, altar decor, sound bath
studio monitor: monitor speaker, studio speaker | home studio, music production, mixing, recording gear, audio gear
synthesizer: synth, synthesiser | electronic music, home studio, sound design, music production, keyboard instrument
tambourine: hand tambourine, percussion tambourine | percussion, rhythm, music class, worship music, band practice
trombone: slide trombone, trombone horn | marching band, jazz music, school band, music practice, orchestra
trumpet: valve trumpet, trumpet horn | trumpeter gift, marching band, jazz music, school band, music practice
ukulele: uke, ukelele | strumming, string instrument, learn to play, campfire songs, music practice
violin bow: fiddle bow, string bow | violinist gift, string instrument, orchestra, music practice, violin accessories
violin: fiddle, string violin | violinist gift, string instrument, orchestra, music practice, folk music
`)
