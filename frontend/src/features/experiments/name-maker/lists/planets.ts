/** Planets, dwarf planets, moons and stars, in small letters. */
export const planets = `
mercury venus earth mars jupiter saturn uranus neptune pluto ceres eris haumea makemake sedna quaoar orcus gonggong varuna ixion
salacia phobos deimos io europa ganymede callisto amalthea himalia elara pasiphae sinope lysithea carme ananke leda thebe
adrastea metis callirrhoe themisto kalyke iocaste erinome harpalyke isonoe praxidike megaclite taygete chaldene autonoe thyone
hermippe eurydome sponde pasithee euanthe kale orthosie euporie aitne hegemone mneme aoede thelxinoe arche kallichore helike
carpo eukelade cyllene kore herse dia valetudo pandia ersa mimas enceladus tethys dione rhea titan hyperion iapetus phoebe janus
epimetheus helene telesto calypso atlas prometheus pandora pan ymir paaliaq tarvos ijiraq suttungr kiviuq mundilfari albiorix
skathi erriapus siarnaq thrymr narvi methone pallene polydeuces daphnis aegir bebhionn bergelmir bestla farbauti fenrir fornjot
hati hyrrokkin kari loge skoll surtur anthe jarnsaxa greip tarqeq aegaeon ariel umbriel titania oberon miranda cordelia ophelia
bianca cressida desdemona juliet portia rosalind belinda puck caliban sycorax prospero setebos stephano trinculo francisco
margaret ferdinand perdita mab cupid triton nereid naiad thalassa despina galatea larissa proteus halimede psamathe sao
laomedeia neso hippocamp charon nix hydra kerberos styx dysnomia namaka hiiaka vanth weywot sirius canopus arcturus vega capella
rigel procyon achernar betelgeuse hadar altair acrux aldebaran antares spica pollux fomalhaut deneb mimosa regulus adhara shaula
castor gacrux bellatrix elnath miaplacidus alnilam alnair alnitak alioth dubhe mirfak wezen alkaid sargas avior menkalinan atria
alhena peacock polaris mirzam alphard hamal diphda mizar nunki menkent mirach alpheratz rasalhague kochab saiph denebola algol
tiaki muhlifain aspidiske suhail alphecca mintaka sadr eltanin schedar naos almach caph izar dschubba larawag merak ankaa enif
scheat sabik phecda aludra markeb navi markab aljanah acrab
`
