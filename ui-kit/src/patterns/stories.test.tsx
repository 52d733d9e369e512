import { playStories } from '../../test/playStories';

// jsdom has no object URLs.
URL.createObjectURL = () => 'data:,';
URL.revokeObjectURL = () => {};

playStories((file) => /^(patterns|foundations)\//.test(file));
