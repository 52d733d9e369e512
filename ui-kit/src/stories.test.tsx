import { playStories } from '../test/playStories';

playStories((file) => !/^(patterns|foundations)\//.test(file));
