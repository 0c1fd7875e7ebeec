type Prepared = { name: string; text: string; starts: readonly [string, ...string[]] }

/** Texts to learn from. The fairy tale names five homes, which the first mission needs. */
export const prepared: Readonly<Record<string, Prepared>> = {
  'fairy-tale': {
    name: 'Fairy tale',
    starts: ['The whale lives', 'Every evening', 'On the moon'],
    text: `Once upon a time five friends lived in a small land. The fox lives in the forest. The whale lives in the sea. The owl lives in the tower. The bear lives in the cave. The mouse lives in the kitchen. Every evening the fox runs to the sea and tells the whale a story. The whale laughs so loud that the owl falls out of the tower. Every morning the bear comes out of the cave and looks for honey. The mouse looks for cheese and finds a map of the forest. The map shows the way to the moon. The five friends walk to the tower and build a boat. The boat flies over the sea and over the forest. The whale swims under the boat and sings. The owl looks for the moon and finds it behind a cloud. On the moon the mouse finds cheese and the bear finds honey. The fox tells the moon a story. The moon laughs so loud that the friends fall out of the boat. They land in the kitchen of the mouse. Every night they look for the moon and tell the story again.`,
  },
  weather: {
    name: 'Weather reports',
    starts: ['In the', 'The wind', 'Tomorrow'],
    text: `In the morning the sky is grey over the coast. In the north it rains until noon. In the south the sun comes out and the air is warm. The wind blows from the west and brings clouds to the hills. In the afternoon the clouds move to the east. Tomorrow the sun shines over the coast. Tomorrow the wind blows from the north and brings cold air to the hills. In the evening it snows in the hills until midnight. The wind is weak in the south and strong over the sea. On Sunday it rains over the coast and in the south. The air is cold in the morning and warm in the afternoon. On Monday the sky is blue until noon. In the evening clouds come from the west. The sun comes out over the sea and the wind is weak. On Tuesday it snows in the north and rains in the south. Tomorrow the sky is grey in the morning and blue in the evening.`,
  },
  recipe: {
    name: 'Recipes',
    starts: ['Mix the', 'Put the', 'Serve'],
    text: `Mix the flour with the milk and add two eggs. Mix the tomatoes with the oil and add salt. Put the pan on the stove and melt the butter. Put the dough in the oven for twenty minutes. Cut the onions and put them in the pan. Cut the apples and mix them with sugar. Add the cheese and put the pizza in the oven. Add a little salt and stir until the soup is smooth. Stir the rice and add the peas. Bake the cake until it is golden. Bake the bread for forty minutes. Melt the chocolate and stir it into the milk. Serve the soup with bread. Serve the pancakes with apples and sugar. Serve the rice with the tomatoes and the cheese. Put the cake on a plate and add the chocolate. Cut the pizza and serve it hot. Mix the rice with the oil and add the onions.`,
  },
}
