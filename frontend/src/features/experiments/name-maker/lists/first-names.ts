/** First names from many countries, in small letters without accents. */
export const firstNames = `
aaliyah aarav abdul abena abigail adam adele adrian agata ahmed aiko aisha akua alba alejandro alexander alice alina alma alvaro
amara amelia amina amir amira ana anahera andrea andrei angela anika anna anouk antonio anya arjun arthur arturo asha astrid
aurora ayaan ayaka ayanda ayesha aylin bashir beatriz benjamin bianca bilal bjorn bogdan boris bruno camila carla carlos carmen
carolina cecilia chiara chidi chloe clara claudia connor cora cosmin damian daniel daria david deniz diana diego dilara dimitri
dmitri dominik ebele eduardo eero eleni elena elias elif elisa eliska ella elsa emilia emil emma emre enrique erik esra esther
ethan eva ezra fabian farah fatima felix fernando filip finn fiona florian francesca freya gabriel george giulia goran grace
gustav hakim hana hannah haruka harun hassan hector helena henrik hinata hugo ibrahim ida ifeoma igor ilse imani ines ingrid
irina isaac isabella isla ivan jakub jamal james jana jasmin javier jelena johanna jonas jorge josefine joshua juan julia
julian kacper kaito kamal kamala karim karin kasper katarina kavya keiko kenji kenza khadija kiran kofi kwame laila lara lars
laura layla lea leila lena leo leonardo liam lidia lila lina linnea livia lorenzo lotte luca lucas lucia luis luka lukas luna
madison magnus mahmoud maja malik manuel marco margarita maria mariam marina mario marta martin mateo matilda matteo maya mehmet
mei mia michael miguel mika mila milan milena milo mina mira miriam mohamed mona moritz nadia naomi natalia neha nia nicolas
nikita nikola nina noah noor nora oliver olivia omar oscar pablo paola paula pavel pedro peter petra philippa pilar priya rafael
rahul ramona rania ravi rebecca renata ricardo rohan roman rosa ruben ruth sabrina sakura salma samir samuel sandra sanjay
santiago sara sasha sebastian selin serena sofia sonja stefan stella sunita svetlana tamara tariq tatiana teresa theo thomas
tiago tobias tomas tuva umar valentina vera veronika victor viktor vincent viola wanjiru william xenia yara yasmin yusuf yuki
zahra zainab zara zeynep zofia zuri
`
